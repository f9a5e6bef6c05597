import type { ElementType } from 'react'
import { type As, classNames } from '../polymorphic'
import classes from './list.module.css'

interface ListOwn {
	/** With a line between its items. */
	divided?: boolean
	/** `rows`: items of a finger's height, with their content in a line. `bulleted`: sentences with dots. */
	variant?: 'rows' | 'bulleted'
}

/** A list; its items are `li`. */
export function List<E extends ElementType = 'ul'>(props: As<E, ListOwn>) {
	const { as: Element = 'ul', divided, variant, className, ...rest } = props
	return (
		<Element
			className={classNames(divided && classes.divided, variant && classes[variant], className)}
			{...rest}
		/>
	)
}

interface SentencesProps {
	of: readonly string[]
	className?: string | undefined
}

/** Sentences with dots, each said once. */
export const Sentences = ({ of, className }: SentencesProps) => (
	<List variant="bulleted" className={className}>
		{of.map((sentence) => (
			<li key={sentence}>{sentence}</li>
		))}
	</List>
)
