import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { numberIn } from '../../../shared/numbers/typed-number'
import { Input } from '../forms/field/input'
import classes from './stepper.module.css'

type ButtonProps = ComponentProps<'button'>

interface StepperProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'min' | 'max'> {
	/** The buttons beside the field; each needs an `aria-label`. They are no submit buttons unless they say so. */
	less: ButtonProps
	more: ButtonProps
	min?: number
	max?: number
	/** `small`: for rows of a table. */
	size?: 'small' | 'large'
	/** Whether it differs from the saved value. */
	edited?: boolean
}

/** The arrows up and down do as the buttons do. */
function pressBeside(event: KeyboardEvent<HTMLInputElement>) {
	const { nextElementSibling: more, previousElementSibling: less } = event.currentTarget
	const button = { ArrowUp: more, ArrowDown: less }[event.key]
	if (!(button instanceof HTMLButtonElement)) return
	event.preventDefault()
	button.click()
}

/**
 * A whole number, to be typed or counted up and down. A field of text: browsers' own fields of numbers take no digits of
 * other scripts, and a wheel changes them unseen.
 */
export function Stepper({ less, more, min, max, size, edited, style, ...field }: StepperProps) {
	const text = String(field.value ?? field.defaultValue ?? '')
	const number = numberIn(text, 'whole')
	return (
		<span className={classes.stepper} data-size={size} data-edited={edited || undefined}>
			<button type="button" {...less}>
				<IconMinus size={18} aria-hidden />
			</button>
			<Input
				type="text"
				inputMode="numeric"
				autoComplete="off"
				role="spinbutton"
				aria-valuenow={Number.isNaN(number) ? undefined : number}
				aria-valuemin={min}
				aria-valuemax={max}
				onKeyDown={pressBeside}
				{...field}
				style={{ width: `${text.length + 3}ch`, ...style }}
			/>
			<button type="button" {...more}>
				<IconPlus size={18} aria-hidden />
			</button>
		</span>
	)
}
