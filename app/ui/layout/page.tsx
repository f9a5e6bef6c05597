import type { ComponentPropsWithoutRef } from 'react'
import classes from './page.module.css'

/** The width everything on a page keeps to: 1200 px and its margins. */
export function Page({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
	return <div className={className ? `${classes.page} ${className}` : classes.page} {...rest} />
}
