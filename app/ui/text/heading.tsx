import type { ComponentProps } from 'react'
import { classNames, variants } from '../polymorphic'
import classes from './text.module.css'

interface HeadingProps extends ComponentProps<'h2'> {
	level: 1 | 2 | 3 | 4
	/** Other than its level has: 1 that of a page, 2 `large`, 3 and 4 `body`. */
	size?: 'hero' | 'title' | 'large' | 'body' | 'small'
}

export function Heading({ level, size, className, ...rest }: HeadingProps) {
	const Element = `h${level}` as const
	return (
		<Element
			className={classNames(classes.heading, variants(classes, { size }), className)}
			{...rest}
		/>
	)
}
