import type { ElementType } from 'react'
import { type As, classNames, variants } from '../polymorphic'
import classes from './layout.module.css'
import type { Space } from './space'

interface GridOwn {
	/** The gap between its children; 4 unless given. */
	gap?: Space
	/** How wide each is at least: 140 or 280 px with text of the usual size. */
	column?: 'narrow' | 'wide'
	/** A wide column and a narrow one beside it, on a tablet below it. */
	aside?: boolean
	/** Fields stand in line where a label takes two lines, as long as none of them has a hint or a mistake below. */
	fields?: boolean
}

/** In columns of one width: as many as there is room for, of 240 px at least, with text of the usual size, where it is not said. */
export function Grid<E extends ElementType = 'div'>(props: As<E, GridOwn>) {
	const { as: Element = 'div', gap, column, aside, fields, className, ...rest } = props
	return (
		<Element
			className={classNames(
				classes.grid,
				variants(classes, { gap, column, aside, fields }),
				className,
			)}
			{...rest}
		/>
	)
}
