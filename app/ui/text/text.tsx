import type { ElementType } from 'react'
import { type As, classNames, variants } from '../polymorphic'
import classes from './text.module.css'

interface TextOwn {
	/** 13, 15, 17, 21 or 24 to 28 px, with its line height; that of its parent unless given. */
	size?: 'tiny' | 'small' | 'body' | 'large' | 'title'
	color?: 'muted' | 'ink' | 'leaf' | 'danger'
	strong?: boolean
	/** Figures of one width, to stand below one another. */
	numeric?: boolean
	/** Never broken into lines: as a block, overlong text is cut off with dots. */
	oneLine?: boolean
	/** Written by a person: with the line breaks they made. */
	written?: boolean
	/** No wider than reads well. */
	measure?: boolean
}

/** A paragraph, or with `as` any other text. */
export function Text<E extends ElementType = 'p'>(props: As<E, TextOwn>) {
	const {
		as: Element = 'p',
		size,
		color,
		strong,
		numeric,
		oneLine,
		written,
		measure,
		className,
		...rest
	} = props
	return (
		<Element
			className={classNames(
				classes.text,
				variants(classes, { size, color, strong, numeric, oneLine, written, measure }),
				className,
			)}
			{...rest}
		/>
	)
}
