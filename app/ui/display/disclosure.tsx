import { type ReactNode, useState } from 'react'
import { Heading } from '../text/heading'
import classes from './disclosure.module.css'

interface DisclosureProps {
	/** An address that ends in it opens this: a browser opens the elements around its target. */
	id?: string
	/** Of all with the same name, one at a time is open. */
	name?: string
	title: string
	children: ReactNode
}

/** It may have been opened before its code was there, which may put another in its place. */
const isOpenAlready = (id: string | undefined) =>
	id !== undefined &&
	typeof document !== 'undefined' &&
	document.getElementById(id)?.closest('details')?.open

/** Details for some readers, one tap away; it needs no script. */
export function Disclosure({ id, name, title, children }: DisclosureProps) {
	const [open] = useState(() => isOpenAlready(id))
	return (
		<details className={classes.fold} name={name} open={open} suppressHydrationWarning>
			<summary className={classes.title}>
				<Heading level={3} size="body">
					{title}
				</Heading>
			</summary>
			<div id={id} className={classes.within}>
				{children}
			</div>
		</details>
	)
}
