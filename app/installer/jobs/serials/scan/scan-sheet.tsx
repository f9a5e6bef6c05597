import { Button } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FileButton } from '../../../../ui/forms/field/file-button'
import { Row } from '../../../../ui/layout/row'
import { Stack } from '../../../../ui/layout/stack'
import { QuestionDialog } from '../../../../ui/overlay/question-dialog'
import { ButtonLink } from '../../../../ui/text/button-link'
import { Text } from '../../../../ui/text/text'
import { codesInPhotos } from './codes-in-photos'
import classes from './scan-sheet.module.css'
import { afterCode, countOf } from './scanned'
import { useCamera } from './use-camera'

interface Props {
	/** Of the product. */
	name: string
	quantity: number
	numbers: readonly string[]
	/** Called with all numbers after each change of them. */
	onChange: (numbers: readonly string[]) => void
	onClose: () => void
	/** Why the store has not taken them. */
	problem: string | null
}

/** The camera over the page, which notes the serial number of each code that comes before it. */
export function ScanSheet({ name, quantity, numbers, onChange, onClose, problem }: Props) {
	const [last, setLast] = useState<string | null>(null)
	const [says, setSays] = useState('')

	function take(codes: readonly string[]) {
		let all = numbers
		for (const code of codes) {
			const after = afterCode(all, code, quantity, last)
			if (after.numbers !== all) {
				navigator.vibrate?.(60)
				setLast(after.numbers.at(-1) ?? null)
			}
			if (after.says) setSays(after.says)
			all = after.numbers
		}
		if (all !== numbers) onChange(all)
	}

	async function takePhotos(files: FileList | null) {
		const { codes, without } = await codesInPhotos([...(files ?? [])])
		take(codes)
		if (without > 0)
			setSays(
				`${without === 1 ? '1 photo has' : `${without} photos have`} no code that can be read.`,
			)
	}

	const camera = useCamera((code) => take([code]))
	return (
		<QuestionDialog title={`Scan serial numbers: ${name}`} onCancel={onClose}>
			<Stack gap={3}>
				{camera.problem ? (
					<Text size="small">{camera.problem}</Text>
				) : (
					<video ref={camera.video} className={classes.camera} playsInline muted />
				)}
				<Text strong>{countOf(numbers.length, quantity)}</Text>
				<Text role="status" size="small">
					{says}
				</Text>
				{problem && (
					<Text role="alert" size="small" color="danger">
						{problem}
					</Text>
				)}
				<ul className={classes.numbers}>
					{numbers.toReversed().map((number) => (
						<Row as="li" key={number} justify="between">
							<span>{number}</span>
							<ButtonLink
								variant="quiet"
								aria-label={`Take out ${number}`}
								onClick={() => {
									setSays(`${number} taken out.`)
									onChange(numbers.filter((each) => each !== number))
								}}
							>
								Take out
							</ButtonLink>
						</Row>
					))}
				</ul>
				<Row wrap justify="end">
					<FileButton
						icon={<IconPhotoPlus size={20} stroke={1.8} aria-hidden />}
						accept="image/*"
						multiple
						aria-label="Choose photos of the codes"
						onChoose={(files) => void takePhotos(files)}
					>
						Choose photos
					</FileButton>
					<Button size="md" onClick={onClose}>
						Done
					</Button>
				</Row>
			</Stack>
		</QuestionDialog>
	)
}
