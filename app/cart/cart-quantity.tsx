import { type SubmitEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import type { CartItem } from '../../domain/cart/schema'
import { numberIn } from '../../shared/numbers/typed-number'
import { cartIntents } from '../components/cart/cart-intents'
import { Stepper } from '../ui/display/stepper'
import { useHydrated } from '../ui/hydrated'
import hidden from '../ui/layout/hidden.module.css'
import { Row } from '../ui/layout/row'
import { ButtonLink } from '../ui/text/button-link'

/** How long after the last key a typed quantity is saved. */
const DEBOUNCE_MS = 600

interface QuantityProps {
	item: CartItem
	quantity: number
	onWant: (quantity: number) => void
}

/** The typed text that has not been taken over yet. */
function useTyped({ quantity, onWant }: Omit<QuantityProps, 'item'>) {
	const [entered, setEntered] = useState<string | null>(null)
	const take = () => {
		setEntered(null)
		if (!entered?.trim()) return
		const wanted = Math.max(1, numberIn(entered, 'whole'))
		if (Number.isFinite(wanted) && wanted !== quantity) onWant(wanted)
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts anew with every key
	useEffect(() => {
		if (!entered?.trim()) return
		const timer = setTimeout(take, DEBOUNCE_MS)
		return () => clearTimeout(timer)
	}, [entered])
	return { text: entered ?? String(quantity), setEntered, take }
}

/** The editable quantity of a line. Without JavaScript its buttons send the form. */
export function Quantity({ item, quantity, onWant }: QuantityProps) {
	const { text, setEntered, take } = useTyped({ quantity, onWant })
	const hydrated = useHydrated()
	const send = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const step = Number(event.nativeEvent.submitter?.getAttribute('value') ?? 0)
		if (step === 0) return take()
		setEntered(null)
		const wanted = Math.max(1, (Math.trunc(numberIn(text, 'whole')) || 1) + step)
		if (wanted !== quantity) onWant(wanted)
	}
	return (
		<Row method="post" action="/cart" as={Form} wrap onSubmit={send} noValidate>
			<input type="hidden" {...cartIntents.field('set')} />
			<input type="hidden" name="productId" value={item.productId} />
			<input type="hidden" name="inSystems" value={item.inSystems} />
			{/* The first button is the one that Enter presses. */}
			<button type="submit" hidden>
				Update
			</button>
			<Stepper
				less={{
					type: 'submit',
					name: 'step',
					value: '-1',
					// Once hydrated it is not disabled, which would take the focus from it.
					disabled: !hydrated && quantity <= 1,
					'aria-disabled': quantity <= 1 || undefined,
					'aria-label': `One less of ${item.name}`,
				}}
				more={{
					type: 'submit',
					name: 'step',
					value: '1',
					'aria-label': `One more of ${item.name}`,
				}}
				name="quantity"
				min={1}
				value={text}
				aria-label={`Quantity of ${item.name}`}
				onInput={(event) => setEntered(event.currentTarget.value)}
				onBlur={take}
			/>
			<ButtonLink type="submit" className={hidden.withScript}>
				Update
			</ButtonLink>
		</Row>
	)
}
