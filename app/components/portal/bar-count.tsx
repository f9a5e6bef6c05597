import { Pill } from '../../ui/display/status'
import { Hidden } from '../../ui/layout/hidden'
import classes from './bar.module.css'

interface BarCountProps {
	of: number
	/** The words after the number, for readers of the page. */
	counted?: string | undefined
}

/** The number beside a link of a portal's bar; nothing where it is 0. */
export function BarCount({ of, counted }: BarCountProps) {
	if (of === 0) return null
	return (
		<Pill className={classes.count}>
			{of > 999 ? '999+' : of}
			{counted && <Hidden> {counted}</Hidden>}
		</Pill>
	)
}
