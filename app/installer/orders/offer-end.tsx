import { useEffect, useState } from 'react'
import type { Order } from '../../../domain/orders/schema'
import { MINUTE_MS } from '../../../shared/durations'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'

const MINUTES_AN_HOUR = 60

/** When the next installer is asked for an order, and how long that is from now. */
export function OfferEnd({ order: { offerEndsAt, allowedActions } }: { order: Order }) {
	const minutes = useMinutesUntil(offerEndsAt)
	if (offerEndsAt === null || !allowedActions.includes('accept')) return null
	return (
		<Text size="small" role="timer">
			Answer by <When at={offerEndsAt} time />
			{minutes !== null && `: ${left(minutes)}`}. After that the next installer is asked.
		</Text>
	)
}

function left(minutes: number): string {
	if (minutes <= 0) return 'the time is over'
	const hours = Math.floor(minutes / MINUTES_AN_HOUR)
	const rest = minutes % MINUTES_AN_HOUR
	return hours === 0 ? `${rest} min left` : `${hours} h ${rest} min left`
}

/** Whole minutes, counted down; null on the server, whose clock is not that of the reader. */
function useMinutesUntil(at: string | null): number | null {
	const [minutes, setMinutes] = useState<number | null>(null)
	useEffect(() => {
		if (at === null) return
		const count = () => setMinutes(Math.ceil((Date.parse(at) - Date.now()) / MINUTE_MS))
		count()
		const timer = setInterval(count, MINUTE_MS / 4)
		return () => clearInterval(timer)
	}, [at])
	return minutes
}
