import type { ElementType } from 'react'
import type { As } from '../polymorphic'
import classes from './hidden.module.css'

/** Said to readers of the page, not shown. */
export function Hidden<E extends ElementType = 'span'>({ as, ...rest }: As<E, object>) {
	const Element: ElementType = as ?? 'span'
	return <Element className={classes.hidden} {...rest} />
}
