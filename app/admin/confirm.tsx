import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { Inline } from '../ui/layout/inline'
import { Stack } from '../ui/layout/stack'
import classes from '../ui/overlay/dialog.module.css'
import { QuestionDialog } from '../ui/overlay/question-dialog'

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
	const navigate = useNavigate()
	const busy = useNavigation().state === 'submitting'
	const cancel = () => navigate(back, { replace: true, preventScrollReset: true })
	return (
		<QuestionDialog title={title} onCancel={cancel}>
			<Stack as={Form} method="post" replace preventScrollReset>
				{Object.entries(fields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{children}
				{problem && (
					<Alert color="red" variant="light" role="alert">
						{problem}
					</Alert>
				)}
				<Inline justify="end">
					<Button component={Link} to={back} replace preventScrollReset variant="default">
						Cancel
					</Button>
					<Button type="submit" color="red" className={classes.yes ?? ''} disabled={busy}>
						{label}
					</Button>
				</Inline>
			</Stack>
		</QuestionDialog>
	)
}
