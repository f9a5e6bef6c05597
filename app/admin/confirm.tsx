import { Alert, Button } from '@mantine/core'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import classes from '../ui/dialog.module.css'

interface ConfirmProps {
	title: string
	children: ReactNode
	/** What the button says. */
	label: string
	/** What the form sends. */
	fields: Record<string, string>
	/** The address without the question. */
	back: string
	problem?: string | null | undefined
}

/** Asks before something is done that cannot be undone. It has an address, so it works as a page too. */
export function Confirm({ title, children, label, fields, back, problem }: ConfirmProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	const navigate = useNavigate()
	const busy = useNavigation().state === 'submitting'
	useLayoutEffect(() => {
		const { current } = dialog
		current?.close()
		current?.showModal()
		return () => current?.close()
	}, [])
	return (
		<dialog
			ref={dialog}
			open
			className={classes.dialog}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault()
				navigate(back, { replace: true, preventScrollReset: true })
			}}
		>
			<h2 id={titleId}>{title}</h2>
			<Form method="post" replace preventScrollReset className={classes.form}>
				{Object.entries(fields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{children}
				{problem && (
					<Alert color="red" variant="light" role="alert">
						{problem}
					</Alert>
				)}
				<div className={classes.buttons}>
					<Button component={Link} to={back} replace preventScrollReset variant="default">
						Cancel
					</Button>
					<Button type="submit" color="red" className={classes.yes ?? ''} disabled={busy}>
						{label}
					</Button>
				</div>
			</Form>
		</dialog>
	)
}
