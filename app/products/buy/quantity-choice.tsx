import { useState } from 'react'
import { numberIn } from '../../../shared/numbers/typed-number'
import { Stepper } from '../../ui/display/stepper'

/** How many to add: from one to the stock. Its two buttons need a script; the field does not. */
export function QuantityChoice({ max }: { max: number }) {
	const [text, setText] = useState('1')
	const quantity = Math.trunc(numberIn(text, 'whole')) || 1
	const step = (by: number) => setText(String(Math.min(max, Math.max(1, quantity + by))))
	return (
		<Stepper
			size="large"
			less={{ onClick: () => step(-1), disabled: quantity <= 1, 'aria-label': 'One less' }}
			more={{ onClick: () => step(1), disabled: quantity >= max, 'aria-label': 'One more' }}
			name="quantity"
			aria-label="Quantity"
			min={1}
			max={max}
			required
			value={text}
			onInput={(event) => setText(event.currentTarget.value)}
			onBlur={() => setText(text.trim() === '' ? '1' : text)}
		/>
	)
}
