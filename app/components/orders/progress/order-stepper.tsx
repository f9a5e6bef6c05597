import { IconCheck, IconX } from '@tabler/icons-react'
import { Hidden } from '../../../ui/layout/hidden'
import { When } from '../../../ui/text/when'
import { statusWord } from '../order-status'
import classes from './order-stepper.module.css'
import { isStopped, type ProgressedOrder, STEP_SAID, stepsOf } from './order-steps'

/** How far an order is, in a line of 40 px: the portals' form of the buyer's curve. */
export function OrderStepper({ order }: { order: ProgressedOrder }) {
	const stopped = isStopped(order.status)
	return (
		<ol className={classes.stepper} data-stopped={stopped || undefined}>
			{stepsOf(order).map(({ status, state, at }) => (
				<li key={status} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
					<span className={classes.point}>
						{state === 'done' && <IconCheck size={12} stroke={3} aria-hidden />}
						{state === 'now' && stopped && <IconX size={12} stroke={3} aria-hidden />}
					</span>
					<span className={classes.word}>
						{statusWord(status === order.status ? order : { status, awaits: null })}
						<Hidden>, {STEP_SAID[state]}</Hidden>
						{at && (
							<span className={classes.at}>
								<When at={at} />
							</span>
						)}
					</span>
				</li>
			))}
		</ol>
	)
}
