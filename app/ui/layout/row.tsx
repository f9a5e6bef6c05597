import type { ElementType } from 'react'
import { type As, classNames, variants } from '../polymorphic'
import classes from './layout.module.css'
import type { Space } from './space'

interface RowOwn {
	/** The gap between its children; 2 unless given. */
	gap?: Space
	/** Whether it goes on in the next line where there is no room. */
	wrap?: boolean
	/** Across the line; in the middle where it is not said. */
	align?: 'start' | 'end' | 'baseline' | 'stretch'
	/** Along the line; at its beginning where it is not said. */
	justify?: 'between' | 'center' | 'end'
	/** The meaning of the colour of the icon before the words; that of the words unless given. */
	icon?: 'good' | 'problem'
}

/** Its children beside one another; a child with `data-end` stands at the end of its line. */
export function Row<E extends ElementType = 'div'>(props: As<E, RowOwn>) {
	const { as: Element = 'div', gap, wrap, align, justify, icon, className, ...rest } = props
	return (
		<Element
			className={classNames(
				classes.inline,
				variants(classes, { gap, wrap, align, justify, icon }),
				className,
			)}
			{...rest}
		/>
	)
}
