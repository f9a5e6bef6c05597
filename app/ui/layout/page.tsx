import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../polymorphic'
import classes from './page.module.css'

interface PageProps extends ComponentPropsWithoutRef<'div'> {
	/** Whether there is room above and below. */
	airy?: boolean
}

/** The width everything on a page keeps to: 1200 px and its margins. */
export function Page({ airy, className, ...rest }: PageProps) {
	return (
		<div className={classNames(classes.page, className)} data-airy={airy || undefined} {...rest} />
	)
}
