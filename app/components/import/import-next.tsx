import { Button, Checkbox } from '@mantine/core'
import type { FormEvent } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { WorkingButton } from '../../ui/working-button'
import { previewIntents } from './preview-intents'

interface ImportNextProps {
	/** The address where another file is chosen. */
	again: string
	/** The parts of the preview that are sent again; null where it cannot be imported as it is. */
	seen?: Record<string, string> | null | undefined
	/** The label of the button that imports it. */
	send: string
	/** What somebody has to say yes to before it is imported. */
	confirm?: string
	/** Where the page itself keeps the file: chooses another. */
	onAgain?: () => void
	/** Likewise: imports it. */
	onImport?: () => void
}

const Confirm = ({ says }: { says: string | undefined }) =>
	says && <Checkbox name="confirmed" value="yes" required size="md" label={says} />

/** The next steps with a previewed file: import it, or choose another. */
export function ImportNext({ again, seen, send, confirm, onAgain, onImport }: ImportNextProps) {
	const busy = useNavigation().state !== 'idle'
	return (
		<Row wrap gap={4}>
			{onAgain ? (
				<Button variant="default" onClick={onAgain}>
					Choose another file
				</Button>
			) : (
				<Button component={Link} to={again} reloadDocument variant="default">
					Choose another file
				</Button>
			)}
			{onImport ? (
				<Stack
					as="form"
					gap={4}
					align="start"
					onSubmit={(event: FormEvent) => {
						event.preventDefault()
						onImport()
					}}
				>
					<Confirm says={confirm} />
					<Button type="submit" color="marigold.5">
						{send}
					</Button>
				</Stack>
			) : (
				seen && (
					<Stack as={Form} gap={4} align="start" method="post" encType="multipart/form-data">
						{Object.entries(seen).map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						<Confirm says={confirm} />
						<WorkingButton
							type="submit"
							{...previewIntents.field('import')}
							color="marigold.5"
							working={busy}
						>
							{send}
						</WorkingButton>
					</Stack>
				)
			)}
		</Row>
	)
}
