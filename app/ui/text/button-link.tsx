import type { ElementType } from 'react'
import { type As, classNames } from '../polymorphic'
import classes from './button-link.module.css'

interface ButtonLinkOwn {
	/**
	 * `plain`: a button that is not the screen's main step. `quiet`: one of several in a row or a line, without an edge.
	 * `line`: underlined, in or below a text, or the summary of `details`. `over`: a title whose link reaches over all of
	 * the row or card it stands in, which has `position: relative`. `name`: the name of a thing, without the reach.
	 * `icon`: a square with nothing but an icon in it; `sun` when it puts in the cart.
	 */
	variant?: 'plain' | 'quiet' | 'line' | 'over' | 'name' | 'icon'
	color?: 'danger' | 'sun'
}

/** A link or a button beside the screen's main step, which is Mantine's Button. */
export function ButtonLink<E extends ElementType = 'button'>(props: As<E, ButtonLinkOwn>) {
	const { as, variant = 'plain', color, className, ...rest } = props
	const Element: ElementType = as ?? 'button'
	return (
		<Element
			type={Element === 'button' ? 'button' : undefined}
			className={classNames(classes[variant], className)}
			data-color={color}
			{...rest}
		/>
	)
}
