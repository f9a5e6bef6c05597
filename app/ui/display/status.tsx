import type { ReactNode } from 'react'
import { classNames } from '../polymorphic'
import classes from './status.module.css'

export type StatusVariant = 'waiting' | 'good' | 'info' | 'bad' | 'off'

/** A state as a word, with a dot whose colour only repeats it. */
export function Status({ variant, children }: { variant: StatusVariant; children: string }) {
	return (
		<span className={classes.status} data-variant={variant}>
			{children}
		</span>
	)
}

interface PillProps {
	/** `off` where it is not said. `count`: how many wait or are chosen, as loud as the sun. */
	variant?: StatusVariant | 'count'
	className?: string
	children: ReactNode
}

/** A short word or number about the element beside it. */
export function Pill({ variant, className, children }: PillProps) {
	return (
		<span className={classNames(classes.pill, className)} data-variant={variant}>
			{children}
		</span>
	)
}
