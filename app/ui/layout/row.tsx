import type { ElementType } from 'react'
import { type As, classNames, variants } from '../polymorphic'
import classes from './layout.module.css'
import type { Space } from './space'

interface RowOwn {
	/** Between what stands in it; 2 where it is not said. */
	gap?: Space
	/** Whether it goes on in the next line where there is no room. */
	wrap?: boolean
	/** Across the line; in the middle where it is not said. */
	align?: 'start' | 'end' | 'baseline' | 'stretch'
	/** Along the line; at its beginning where it is not said. */
	justify?: 'between' | 'center' | 'end'
	/** What the icon before the words says by its colour; that of the words where it is not said. */
	icon?: 'good' | 'problem'
}

/** One beside the other; what has `data-end` stands at the end of its line. */
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
