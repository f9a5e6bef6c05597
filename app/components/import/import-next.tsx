import { Button } from '@mantine/core'
import { Form, Link, useNavigation } from 'react-router'
import { Row } from '../../ui/layout/row'
import { WorkingButton } from '../../ui/working-button'
import { previewIntents } from './preview-intents'

interface ImportNextProps {
	/** The address where another file is chosen. */
	again: string
	/** The parts of the preview that are sent again; null where it cannot be imported as it is. */
	seen?: Record<string, string> | null | undefined
	/** The label of the button that imports it. */
	send: string
	/** Where the page itself keeps the file: chooses another. */
	onAgain?: () => void
	/** Likewise: imports it. */
	onImport?: () => void
}

/** The next steps with a previewed file: import it, or choose another. */
export function ImportNext({ again, seen, send, onAgain, onImport }: ImportNextProps) {
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
				<Button color="marigold.5" onClick={onImport}>
					{send}
				</Button>
			) : (
				seen && (
					<Form method="post" encType="multipart/form-data">
						{Object.entries(seen).map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						<WorkingButton
							type="submit"
							{...previewIntents.field('import')}
							color="marigold.5"
							working={busy}
						>
							{send}
						</WorkingButton>
					</Form>
				)
			)}
		</Row>
	)
}
