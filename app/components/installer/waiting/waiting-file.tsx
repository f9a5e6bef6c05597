import { ButtonLink } from '../../../ui/text/button-link'
import type { Waiting } from './waiting-rules'
import { storedFile } from './waiting-store'

const base64 = (bytes: ArrayBuffer) =>
	new Promise<string>((resolve) => {
		const reader = new FileReader()
		reader.onload = () => resolve(String(reader.result))
		reader.readAsDataURL(new Blob([bytes]))
	})

/** Saves changes as a file, the photos as data URLs in it. */
async function save(changes: readonly Waiting[]) {
	const all = await Promise.all(
		changes.map(async ({ key, orderId, change, refused }) => {
			const file = change.kind === 'photo' ? await storedFile(key) : undefined
			return {
				orderId,
				...change,
				refused: refused?.detail,
				...(file && { photo: await base64(file) }),
			}
		}),
	)
	const url = URL.createObjectURL(new Blob([JSON.stringify(all, null, '\t')]))
	const link = document.createElement('a')
	link.href = url
	link.download = 'changes-not-sent.json'
	link.click()
	URL.revokeObjectURL(url)
}

/** Offers changes that the store has not taken as a file. */
export const WaitingFile = ({ changes }: { changes: readonly Waiting[] }) => (
	<ButtonLink variant="line" onClick={() => void save(changes)}>
		Save them as a file
	</ButtonLink>
)
