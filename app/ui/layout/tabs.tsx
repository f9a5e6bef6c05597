import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '../polymorphic'
import { useCurrentInView } from './current-in-view'
import classes from './tabs.module.css'

/** Links between the views of one screen; `label` names them to readers of the page. */
export function Tabs({ label, className, ...rest }: ComponentProps<'nav'> & { label: string }) {
	const bar = useCurrentInView()
	return (
		<nav ref={bar} aria-label={label} className={classNames(classes.tabs, className)} {...rest} />
	)
}

/** One of them; `here` where it is the one that is shown. */
export function Tab({
	here,
	...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & { here: boolean }) {
	return <Link className={classes.tab} aria-current={here ? 'page' : undefined} {...rest} />
}
