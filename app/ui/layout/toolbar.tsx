import type { ElementType } from 'react'
import { type As, classNames } from '../polymorphic'
import classes from './toolbar.module.css'

/** Fields and buttons in a line above their subject. */
export function Toolbar<E extends ElementType = 'div'>(props: As<E, object>) {
	const { as, className, ...rest } = props
	const Element: ElementType = as ?? 'div'
	return <Element className={classNames(classes.toolbar, className)} {...rest} />
}
