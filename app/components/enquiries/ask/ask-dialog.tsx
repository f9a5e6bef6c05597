import { Button, CloseButton } from '@mantine/core'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useFetcher } from 'react-router'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import classes from '../../../ui/overlay/dialog.module.css'
import type { AskAnswer } from './ask.server'
import { AskForm } from './ask-form'
import { AskSent } from './ask-sent'
import { askAddress, type Subject } from './enquiry-subject'

interface AskDialogProps {
	subject: Subject
	open: boolean
	onClose: () => void
}

/** The form beside the plan. Closed and opened again, it keeps the typed text, or the answer to it. */
export function AskDialog({ subject, open, onClose }: AskDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	const fetcher = useFetcher<AskAnswer>()
	const [openedAt] = useState(() => Date.now())
	useLayoutEffect(() => {
		const { current } = dialog
		if (!open || !current) return
		current.showModal()
		// The first thing that is still to be typed.
		const fields = [...current.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')]
		fields.find(({ value }) => value === '')?.focus()
		return () => current.close()
	}, [open])
	return (
		<dialog
			ref={dialog}
			className={classes.dialog}
			data-wide
			aria-labelledby={titleId}
			onClose={onClose}
		>
			<Row justify="between" gap={4}>
				<h2 id={titleId}>Ask an installer</h2>
				<CloseButton size="lg" aria-label="Close" onClick={() => dialog.current?.close()} />
			</Row>
			{fetcher.data?.problem === null ? (
				<Stack>
					<AskSent sent={fetcher.data} />
					<Button variant="default" size="md" onClick={() => dialog.current?.close()}>
						Back to the plan
					</Button>
				</Stack>
			) : (
				<AskForm subject={subject} answer={fetcher.data} now={openedAt} fetcher={fetcher} />
			)}
			{open && <PrefetchPageLinks page={askAddress(subject)} />}
		</dialog>
	)
}
