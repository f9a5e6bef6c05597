import type { ReactNode } from 'react'
import { Heading } from '../../ui/text/heading'
import classes from './fold.module.css'

interface FoldProps {
	/** An address that ends in it opens this: a browser opens whatever is around the place it is led to. */
	id: string
	title: string
	children: ReactNode
}

/** What only some want to see, one tap away; it needs no script. */
export function Fold({ id, title, children }: FoldProps) {
	return (
		<details className={classes.fold}>
			<summary>
				<Heading level={3} size="body">
					{title}
				</Heading>
			</summary>
			<div id={id}>{children}</div>
		</details>
	)
}
