import type { ElementType } from 'react'
import { type As, classNames, variants } from '../polymorphic'
import classes from './layout.module.css'
import type { Space } from './space'

export interface StackOwn {
	/** Between what stands in it; 4 where it is not said. */
	gap?: Space
	/** Where what stands in it begins; over the whole width where it is not said. */
	align?: 'start' | 'center' | 'end'
	/** No wider than a form is easily filled in. */
	narrow?: boolean
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
