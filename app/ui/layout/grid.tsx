import type { ElementType } from 'react'
import { type As, classNames } from '../polymorphic'
import classes from './layout.module.css'
import type { Space } from './space'

interface GridOwn {
	/** Between what stands in it; 4 where it is not said. */
	gap?: Space
	/** A wide column and what stands beside it, on a tablet below it. */
	aside?: boolean
}

/** In columns of one width: as many as there is room for, of 240 px at least. */
export function Grid<E extends ElementType = 'div'>(props: As<E, GridOwn>) {
	const { as: Element = 'div', gap, aside, className, ...rest } = props
	return (
		<Element
			className={classNames(classes.grid, classes.spaced, className)}
			data-gap={gap}
			data-aside={aside || undefined}
			{...rest}
		/>
	)
}
