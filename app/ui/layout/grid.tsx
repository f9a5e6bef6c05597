import type { ElementType } from 'react'
import { type As, classNames } from '../polymorphic'
import classes from './layout.module.css'
import type { Space } from './space'

interface GridOwn {
	/** Between what stands in it; 4 where it is not said. */
	gap?: Space
	/** So many columns on a laptop, at most two on a tablet, one on a phone. */
	columns?: 2 | 3 | 4
	/** Instead: a wide column and what stands beside it, on a tablet below it. */
	aside?: boolean
	/** Instead of a number: as many as there is room for, of 160, 240 or 320 px at least. */
	fit?: 'small' | 'medium' | 'large'
}

/** In columns of one width. */
export function Grid<E extends ElementType = 'div'>(props: As<E, GridOwn>) {
	const { as: Element = 'div', gap, columns, aside, fit, className, ...rest } = props
	return (
		<Element
			className={classNames(classes.grid, classes.spaced, className)}
			data-gap={gap}
			data-columns={columns}
			data-aside={aside || undefined}
			data-fit={fit}
			{...rest}
		/>
	)
}
