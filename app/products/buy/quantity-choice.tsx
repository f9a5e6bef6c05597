import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './quantity-choice.module.css'

/** How many to add: from one to what there is. Its two buttons need a script; the field does not. */
export function QuantityChoice({ max }: { max: number }) {
	const [text, setText] = useState('1')
	const quantity = Math.trunc(Number(text)) || 1
	const step = (by: number) => setText(String(Math.min(max, Math.max(1, quantity + by))))
	return (
		<div className={classes.choice}>
			<button type="button" onClick={() => step(-1)} disabled={quantity <= 1} aria-label="One less">
				<IconMinus size={18} aria-hidden />
			</button>
			<input
				type="number"
				name="quantity"
				aria-label="Quantity"
				min={1}
				max={max}
				step={1}
				required
				inputMode="numeric"
				autoComplete="off"
				value={text}
				onChange={(event) => setText(event.currentTarget.value)}
				onBlur={() => setText(text.trim() === '' ? '1' : text)}
			/>
			<button
				type="button"
				onClick={() => step(1)}
				disabled={quantity >= max}
				aria-label="One more"
			>
				<IconPlus size={18} aria-hidden />
			</button>
		</div>
	)
}
