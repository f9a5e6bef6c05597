import type { ReactNode } from 'react'
import { Price } from '../../ui/text/price'
import classes from './reports.module.css'
import { inLakh } from './words'

/** The figures that a report comes down to. */
export function Figures({ children }: { children: ReactNode }) {
	return <dl className={classes.figures}>{children}</dl>
}

interface FigureProps {
	name: string
	/** A line below the figure. */
	hint?: ReactNode
	children: ReactNode
}

export function Figure({ name, hint, children }: FigureProps) {
	return (
		<div className={classes.figure}>
			<dt>{name}</dt>
			<dd>{children}</dd>
			{hint && <dd className={classes.hint}>{hint}</dd>}
		</div>
	)
}

/** A figure in rupees, with the words people use for so much. */
export function Money({ name, rupees, hint }: { name: string; rupees: number; hint?: string }) {
	const said = inLakh(rupees)
	return (
		<Figure name={name} hint={[said && `₹${said}`, hint].filter(Boolean).join(' · ')}>
			<Price rupees={rupees} />
		</Figure>
	)
}
