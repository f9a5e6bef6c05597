import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { Banner } from '../layout/banner'
import classes from './flash.module.css'

interface FlashProps extends ComponentProps<'div'> {
	/** The last action; null where there is none to report. */
	done: ReactNode
	/** The reason for a refusal; it comes before `done`. */
	problem?: string | null | undefined
	/** `good` unless given; `plain` for a removal, `notice` for a result that differs from the request. */
	variant?: 'plain' | 'notice' | undefined
	/** The way back. */
	undo?: ReactNode
}

/** Announces the last action; the element is there before, so that screen readers notice it. */
export function Flash({ done, problem, variant, undo, className, ...place }: FlashProps) {
	const Icon = variant === 'notice' ? IconAlertTriangle : IconCircleCheck
	return (
		<div role="status" className={className} {...place}>
			{problem ? (
				<Banner variant="problem" role="alert" icon={<IconAlertTriangle size={22} aria-hidden />}>
					{problem}
				</Banner>
			) : (
				done && (
					<Banner
						variant={variant}
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
