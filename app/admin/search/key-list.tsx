import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { QuestionDialog } from '../../ui/overlay/question-dialog'
import classes from './palette.module.css'
import { GO_TO, setSingleKeys, singleKeysOn } from './single-keys'

export interface KeyListProps {
	onClose: () => void
}

const KEYS: [string, string][] = [
	['Ctrl K', 'Search'],
	...Object.entries(GO_TO).map(([key, { label }]): [string, string] => [`g ${key}`, label]),
	['j', 'Next row'],
	['k', 'Previous row'],
	['Enter', 'Open the row'],
	['e', 'Edit'],
	['?', 'This list'],
]

/** The keys of the portal, and the switch of those without Ctrl. */
export function KeyList({ onClose }: KeyListProps) {
	const [on, setOn] = useState(singleKeysOn)
	return (
		<QuestionDialog title="Keys" onCancel={onClose}>
			<Stack>
				<dl className={classes.keys}>
					{KEYS.map(([key, does]) => (
						<div key={key}>
							<dt>
								<kbd>{key}</kbd>
							</dt>
							<dd>{does}</dd>
						</div>
					))}
				</dl>
				<Switch
					label="Keys of one letter, on this device"
					checked={on}
					onChange={({ currentTarget }) => {
						setSingleKeys(currentTarget.checked)
						setOn(currentTarget.checked)
					}}
				/>
				<Row justify="end">
					<Button variant="default" onClick={onClose}>
						Close
					</Button>
				</Row>
			</Stack>
		</QuestionDialog>
	)
}
