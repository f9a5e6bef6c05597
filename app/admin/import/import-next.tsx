import { Button } from '@mantine/core'
import { Form, Link, useNavigation } from 'react-router'
import { Row } from '../../ui/layout/row'
import { WorkingButton } from '../../ui/working-button'
import { previewIntents } from './preview-intents'

interface ImportNextProps {
	/** The address where another file is chosen. */
	again: string
	/** What was looked at, to be sent again; null where it cannot be imported. */
	seen: Record<string, string> | null
	/** What the button says that imports it. */
	send: string
}

/** What can be done with a file that was looked at: import it, or choose another. */
export function ImportNext({ again, seen, send }: ImportNextProps) {
	const busy = useNavigation().state !== 'idle'
	return (
		<Row wrap gap={4}>
			<Button component={Link} to={again} reloadDocument variant="default">
				Choose another file
			</Button>
			{seen && (
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
			)}
		</Row>
	)
}
