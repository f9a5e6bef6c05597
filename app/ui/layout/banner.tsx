import type { ElementType, ReactNode } from 'react'
import { type As, classNames } from '../polymorphic'
import classes from './banner.module.css'

interface BannerOwn {
	/** `good` where it is not said. */
	variant?: 'good' | 'plain' | 'info' | 'notice' | 'problem'
	/** In front of the words; it only repeats them. */
	icon?: ReactNode
	/** The action for it, after the words. */
	action?: ReactNode
	children: ReactNode
}

/** A message across the page: an event, or a note. */
export function Banner<E extends ElementType = 'div'>(props: As<E, BannerOwn>) {
	const { as: Element = 'div', variant, icon, action, className, children, ...rest } = props
	return (
		<Element className={classNames(classes.banner, className)} data-variant={variant} {...rest}>
			{icon}
			<div className={classes.words}>{children}</div>
			{action}
		</Element>
	)
}
