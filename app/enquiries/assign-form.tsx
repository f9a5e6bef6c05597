import { NativeSelect } from '@mantine/core'
import type { FetcherWithComponents } from 'react-router'
import { Row } from '../ui/layout/row'
import { WorkingButton } from '../ui/working-button'
import { enquiryIntents } from './enquiry-intents'

export type Installers = readonly { id: string; name: string }[]

interface AssignFormProps {
	id: string
	/** Who can be given it; not who has it. */
	installers: Installers
	fetcher: FetcherWithComponents<unknown>
}

/** Gives an enquiry to an installer; it can be taken back from them. */
export function AssignForm({ id, installers, fetcher }: AssignFormProps) {
	return (
		<Row as={fetcher.Form} method="post" wrap align="end">
			<input type="hidden" name="id" value={id} />
			<NativeSelect
				name="installerId"
				label="Give it to an installer"
				aria-describedby={`name-${id}`}
				autoComplete="off"
				data={[
					{ value: '', label: 'Choose an installer' },
					...installers.map(({ id: value, name }) => ({ value, label: name })),
				]}
			/>
			<WorkingButton
				type="submit"
				{...enquiryIntents.field('assign')}
				size="sm"
				variant="default"
				working={enquiryIntents.in(fetcher.formData) === 'assign'}
			>
				Assign
			</WorkingButton>
		</Row>
	)
}
