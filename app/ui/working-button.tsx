import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './working-button.module.css'

interface WorkingButtonProps
	extends ButtonProps,
		Omit<ComponentProps<'button'>, keyof ButtonProps> {
	/** Whether its action is under way. */
	working: boolean
	/** Whether it waits for another that is. */
	waiting?: boolean
	/** Whether it ends or deletes something. */
	danger?: boolean
}

/** A button that takes no second press while it works, and keeps the focus, which a disabled one loses. */
export function WorkingButton(props: WorkingButtonProps) {
	const { working, waiting = false, danger, onClick, children, className = '', ...others } = props
	const isBusy = working || waiting
	return (
		<Button
			variant={danger ? 'default' : undefined}
			{...others}
			className={`${classes.button} ${className}`}
			aria-disabled={isBusy || undefined}
			data-working={working || undefined}
			data-danger={danger || undefined}
			onClick={(event) => {
				if (isBusy) event.preventDefault()
				else onClick?.(event)
			}}
		>
			{children}
			{working && (
				<span className={classes.loader} aria-hidden>
					<Loader size={22} color="var(--button-color)" />
				</span>
			)}
		</Button>
	)
}
