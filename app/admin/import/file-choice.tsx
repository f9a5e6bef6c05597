import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { apiPath } from '../../api-call'
import { FileZone } from '../../ui/forms/field/file-zone'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { importIntents } from './import-intents'

interface FileChoiceProps {
	/** The file that was chosen. */
	name: string | null
	busy: boolean
	onChoose: (file: File | undefined) => void
}

/** A place to drop the file. Where JavaScript is off it goes with one of two buttons. */
export function FileChoice({ name, busy, onChoose }: FileChoiceProps) {
	const id = useId()
	return (
		<Stack as={Form} gap={1} method="post" encType="multipart/form-data" narrow>
			<FileZone
				id={id}
				label="CSV file"
				icon={<IconTableImport size={28} stroke={1.6} aria-hidden />}
				says={name ?? 'Choose a file or drop it here'}
				hints={['CSV in UTF-8, up to 20 MB. Nothing is changed before you have seen what it does.']}
				name="file"
				accept=".csv,text/csv"
				disabled={busy}
				onChoose={([file]) => onChoose(file)}
			/>
			<noscript>
				<Row wrap>
					<Button type="submit" {...importIntents.field('check')} variant="default">
						Preview
					</Button>
					<Button type="submit" {...importIntents.field('import')} color="marigold.5">
						Import
					</Button>
				</Row>
			</noscript>
			<Text size="small" tone="muted" measure>
				<a href={apiPath('get', '/exports/products-sample.csv')} download>
					Download a sample file
				</a>{' '}
				or{' '}
				<a href={apiPath('get', '/exports/products.csv')} download>
					your products
				</a>
				. The columns may stand in any order; a column that is left out stays as it is. Pictures are
				addresses with a space between them. New products need an id, name, category, price, stock,
				description and image.
			</Text>
		</Stack>
	)
}
