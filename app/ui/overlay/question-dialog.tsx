import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import classes from './dialog.module.css'

interface QuestionDialogProps {
	title: string
	/** Escape, or any other way to close a dialog without an answer. */
	onCancel: () => void
	children: ReactNode
}

/** A question over the page from the moment it is shown; without JavaScript it stands in the page, open. */
export function QuestionDialog({ title, onCancel, children }: QuestionDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
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
				onCancel()
			}}
		>
			<h2 id={titleId}>{title}</h2>
			{children}
		</dialog>
	)
}
