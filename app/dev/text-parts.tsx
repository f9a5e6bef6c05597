import { Button, TextInput } from '@mantine/core'
import { IconPhotoUp, IconShoppingCartPlus, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { FileZone } from '../ui/forms/field/file-zone'
import { Row } from '../ui/layout/row'
import { ButtonLink } from '../ui/text/button-link'
import { Heading } from '../ui/text/heading'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import { WorkingButton } from '../ui/working-button'
import { LONG_NAME, UiPart } from './ui-part'

export function TextParts() {
	return (
		<>
			<UiPart name="Heading">
				{(['hero', 'title', 'large', 'body', 'small'] as const).map((size) => (
					<Heading key={size} level={3} size={size}>
						{size}: the solar day
					</Heading>
				))}
			</UiPart>
			<UiPart name="Text">
				{(['tiny', 'small', 'body', 'large', 'title'] as const).map((size) => (
					<Text key={size} size={size}>
						{size}: {LONG_NAME}
					</Text>
				))}
				{(['muted', 'ink', 'leaf', 'danger'] as const).map((color) => (
					<Text key={color} color={color} size="small" strong={color === 'ink'}>
						{color}: <Price rupees={1234567} />
					</Text>
				))}
			</UiPart>
			<UiPart name="ButtonLink and Button">
				<Row wrap>
					<Button color="marigold.5">The main step</Button>
					<Button>Button</Button>
					<WorkingButton working>Working</WorkingButton>
					<WorkingButton working={false} danger>
						Cancel the order
					</WorkingButton>
					<Button disabled>Disabled</Button>
				</Row>
				<Row wrap>
					<ButtonLink as={Link} to="#">
						Plain
					</ButtonLink>
					<ButtonLink disabled>Disabled</ButtonLink>
					<ButtonLink variant="quiet">Quiet</ButtonLink>
					<ButtonLink variant="quiet" color="danger">
						Delete
					</ButtonLink>
					<ButtonLink variant="line">Line</ButtonLink>
					<ButtonLink variant="icon" aria-label="Remove">
						<IconX size={18} aria-hidden />
					</ButtonLink>
					<ButtonLink variant="icon" color="sun" aria-label="Add to the cart">
						<IconShoppingCartPlus size={22} aria-hidden />
					</ButtonLink>
				</Row>
			</UiPart>
			<UiPart name="Field">
				<TextInput label="Full name" defaultValue="Asha Kulkarni" />
				<TextInput label="PIN code" defaultValue="41103" error="A PIN code has six digits." />
				<TextInput label="Country" defaultValue="India" disabled />
			</UiPart>
			<UiPart name="FileZone">
				<FileZone
					id="file"
					label="Image"
					icon={<IconPhotoUp size={28} stroke={1.6} aria-hidden />}
					says="Choose a picture"
					hints={['PNG, JPG, GIF up to 10MB']}
					onChoose={() => {}}
				/>
			</UiPart>
		</>
	)
}
