import type { ReactNode } from 'react'
import { Band } from '../ui/layout/band'
import classes from './flash.module.css'

interface FlashProps {
	/** What has just been done; null where there is nothing to say. */
	done: ReactNode
	/** Why something was not done; it comes before what was. */
	problem?: string | null
	/** The way back. */
	undo?: ReactNode
}

/** Says what has just happened; it is there before, so that it is heard. */
export function Flash({ done, problem, undo }: FlashProps) {
	return (
		<div role="status" className={classes.place}>
			{problem ? (
				<Band tone="problem" role="alert">
					{problem}
				</Band>
			) : (
				done && (
					<Band className={classes.done} action={undo}>
						{done}
					</Band>
				)
			)}
		</div>
	)
}
