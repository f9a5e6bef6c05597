import { useLayoutEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import classes from '../../../components/installer/decision/decision.module.css'
import { decisionIntents } from '../../../components/installer/decision/decision-intents'
import { Banner } from '../../../ui/layout/banner'
import { WorkingButton } from '../../../ui/working-button'

interface UndoProps {
	order: Order
	/** Whether it was done on this page just now, so that the keyboard's place is here. */
	isFresh: boolean
}

/** Takes a decline back, for as long as the order says that it can be. */
export function UndoDecline({ order, isFresh }: UndoProps) {
	const secondsLeft = order.undoSecondsLeft
	const isExpired = useOver(secondsLeft, order.history.length)
	if (!order.allowedActions.includes('undo') || secondsLeft === null || isExpired) return null
	return <UndoForm id={order.id} isFresh={isFresh} secondsLeft={secondsLeft} />
}

/**
 * Whether so many seconds have passed since they were read.
 * @param of the decline they belong to: another one has its own
 */
function useOver(secondsLeft: number | null, of: number): boolean {
	const [over, setOver] = useState<number | null>(null)
	useLayoutEffect(() => {
		if (secondsLeft === null) return
		const timer = setTimeout(() => setOver(of), secondsLeft * 1000)
		return () => clearTimeout(timer)
	}, [secondsLeft, of])
	return over === of
}

interface FormProps extends Omit<UndoProps, 'order'> {
	id: string
	secondsLeft: number
}

function UndoForm({ id, isFresh, secondsLeft }: FormProps) {
	const fetcher = useFetcher({ key: `undo ${id}` })
	const button = useKeptFocus(isFresh)
	return (
		<Banner
			as={fetcher.Form}
			method="post"
			variant="info"
			className={classes.undo}
			action={
				<WorkingButton
					ref={button}
					type="submit"
					{...decisionIntents.field('undo')}
					size="sm"
					variant="default"
					working={fetcher.state !== 'idle'}
					aria-describedby={`number-${id}`}
				>
					Undo
				</WorkingButton>
			}
		>
			<input type="hidden" name="id" value={id} />
			You can take this answer back for ten seconds.
			<span className={classes.left} style={{ animationDuration: `${secondsLeft}s` }} aria-hidden />
		</Banner>
	)
}

/** Takes the keyboard's place from a button that is gone, and leaves it on the order when this one goes. */
function useKeptFocus(isFresh: boolean) {
	const button = useRef<HTMLButtonElement>(null)
	useLayoutEffect(() => {
		const its = button.current
		const order = its?.closest('article')
		if (isFresh && document.activeElement === document.body) its?.focus({ preventScroll: true })
		return () => {
			if (document.activeElement === its) order?.focus({ preventScroll: true })
		}
	}, [isFresh])
	return button
}
