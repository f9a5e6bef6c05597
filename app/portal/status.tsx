import classes from './status.module.css'

type Tone = 'waiting' | 'good' | 'info' | 'bad' | 'off'

/** A state as a word, with a dot whose colour only repeats it. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
	return (
		<span className={classes.status} data-tone={tone}>
			{children}
		</span>
	)
}
