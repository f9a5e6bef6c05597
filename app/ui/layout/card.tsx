import type { ElementType } from 'react'
import { type As, classNames, variants } from '../polymorphic'
import classes from './layout.module.css'
import type { Space } from './space'
import type { StackOwn } from './stack'

interface CardOwn extends StackOwn {
	/** Between its edge and its content; 6 and more become 4 on a phone. */
	pad?: Extract<Space, 0 | 3 | 4 | 6 | 8>
	/** `sunken`: lies lower than the page. `dashed`: the place of something that is not there. */
	surface?: 'sunken' | 'dashed'
}

/** Things that belong together, one below the other, on a ground of their own. */
export function Card<E extends ElementType = 'div'>(props: As<E, CardOwn>) {
	const {
		as: Element = 'div',
		gap = 3,
		align,
		narrow,
		pad = 4,
		surface,
		className,
		...rest
	} = props
	return (
		<Element
			className={classNames(
				classes.stack,
				classes.card,
				variants(classes, { gap, align, narrow, pad, surface }),
				className,
			)}
			{...rest}
		/>
	)
}
