import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { Banner } from '../layout/banner'
import classes from './flash.module.css'

interface FlashProps extends ComponentProps<'div'> {
	/** What has just been done; null where there is nothing to say. */
	done: ReactNode
	/** Why something was not done; it comes before what was. */
	problem?: string | null | undefined
	/** `good` where it is not said; `plain` of what is gone, `notice` of what was done otherwise than asked. */
	tone?: 'plain' | 'notice' | undefined
	/** The way back. */
	undo?: ReactNode
}

/** Says what has just happened; it is there before, so that it is heard. */
export function Flash({ done, problem, tone, undo, className, ...place }: FlashProps) {
	const Icon = tone === 'notice' ? IconAlertTriangle : IconCircleCheck
	return (
		<div role="status" className={className} {...place}>
			{problem ? (
				<Banner tone="problem" role="alert" icon={<IconAlertTriangle size={22} aria-hidden />}>
					{problem}
				</Banner>
			) : (
				done && (
					<Banner
						{...(tone && { tone })}
						icon={<Icon size={22} aria-hidden />}
						className={classes.done}
						action={undo}
					>
						{done}
					</Banner>
				)
			)}
		</div>
	)
}
