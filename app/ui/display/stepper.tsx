import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './stepper.module.css'

type ButtonProps = ComponentProps<'button'>

interface StepperProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
	/** The buttons beside the field; each needs an `aria-label`. They are no submit buttons unless they say so. */
	less: ButtonProps
	more: ButtonProps
	/** `small`: for rows of a table. */
	size?: 'small' | 'large'
	/** Whether it differs from what is saved. */
	edited?: boolean
}

/** A whole number, to be typed or counted up and down. */
export function Stepper({ less, more, size, edited, style, ...field }: StepperProps) {
	const letters = String(field.value ?? field.defaultValue ?? '').length
	return (
		<span className={classes.stepper} data-size={size} data-edited={edited || undefined}>
			<button type="button" {...less}>
				<IconMinus size={18} aria-hidden />
			</button>
			<input
				type="number"
				inputMode="numeric"
				autoComplete="off"
				{...field}
				style={{ width: `${letters + 3}ch`, ...style }}
			/>
			<button type="button" {...more}>
				<IconPlus size={18} aria-hidden />
			</button>
		</span>
	)
}
