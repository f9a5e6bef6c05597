import type { ElementType } from 'react'
import { type As, classNames, variants } from '../polymorphic'
import classes from './layout.module.css'
import type { Space } from './space'

export interface StackOwn {
	/** The gap between its children; 4 unless given. */
	gap?: Space
	/** The edge its children begin at; over the whole width unless given. */
	align?: 'start' | 'center' | 'end'
	/** No wider than a form is easily filled in; `fields`: than one field beside no other. */
	narrow?: boolean | 'fields'
}

/** One below the other. */
export function Stack<E extends ElementType = 'div'>(props: As<E, StackOwn>) {
	const { as: Element = 'div', gap, align, narrow, className, ...rest } = props
	return (
		<Element
			className={classNames(classes.stack, variants(classes, { gap, align, narrow }), className)}
			{...rest}
		/>
	)
}
