import { TextInput } from '@mantine/core'
import classes from './expert/expert.module.css'

interface MonthlyFiguresProps {
	/** All of them have it. */
	name: string
	/** One for each figure. */
	labels: readonly string[]
	nameOf: (label: string) => string
	given: readonly string[] | undefined
	/** The value of each while none is typed. */
	usual?: readonly number[] | undefined
	/** The id of the message about a mistake; none without one. */
	mistakeId: string | undefined
	onInput?: () => void
}

/** `January to February` is `Jan–Feb`. */
const inShort = (label: string) =>
	label
		.split(' to ')
		.map((month) => month.slice(0, 3))
		.join('–')

/** A figure for each month of a year, or for each period of some; January first. */
export function MonthlyFigures(props: MonthlyFiguresProps) {
	const { name, labels, nameOf, given, usual, mistakeId, onInput } = props
	return (
		<div className={classes.months}>
			{labels.map((label, n) => (
				<TextInput
					key={label}
					label={inShort(label)}
					inputMode="decimal"
					autoComplete="off"
					name={name}
					aria-label={nameOf(label)}
					error={Boolean(mistakeId)}
					aria-describedby={mistakeId}
					defaultValue={given?.[n] ?? ''}
					placeholder={usual?.[n] === undefined ? '' : String(Math.round(usual[n]))}
					onInput={onInput}
				/>
			))}
		</div>
	)
}
