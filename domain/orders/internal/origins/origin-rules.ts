import type { OpenOrderLimits } from '../../../../shared/modes.ts'
import type { CountedNetwork } from '../../../../shared/requests/network.ts'
import type { PaymentProvider } from '../../../payments/schema.ts'

/** The kinds of origin by which orders are known to come from one place. */
export type OriginKind = 'phone' | 'address' | Device | Network
type Device = 'device' | 'account'
type Network = 'network' | 'network-56' | 'network-48'

/** An origin of an order that is counted, and how many times as many orders as a single caller may have open. */
export interface Origin {
	kind: OriginKind
	value: string
	factor: number
}

interface Sender {
	contactNumber: string
	street: string
	zipCode: string
	/** The key of a device; null where it is not known. */
	device: string | null
	/** Null for a visitor without an account. */
	account: string | null
	/** Those of the caller's address, the narrowest first. */
	networks: readonly CountedNetwork[]
}

const NETWORKS: readonly Network[] = ['network', 'network-56', 'network-48']

/** Where an order comes from; a phone is known by its last ten digits, an address by its letters and digits. */
export function originsOf(sender: Sender): Origin[] {
	const { contactNumber, street, zipCode, device, account, networks } = sender
	const phone = contactNumber.replace(/\D/g, '').slice(-10)
	const place = `${zipCode} ${street}`.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
	return [
		{ kind: 'phone', value: phone, factor: 1 },
		{ kind: 'address', value: place, factor: 1 },
		...(device === null ? [] : [{ kind: 'device', value: device, factor: 1 } as const]),
		...(account === null ? [] : [{ kind: 'account', value: account, factor: 1 } as const]),
		...networks.map(({ network, factor }, index) => ({
			kind: NETWORKS[index] ?? 'network',
			value: network,
			factor,
		})),
	]
}

/** An order of the same origin that is not paid. */
export interface OpenOrder {
	way: PaymentProvider | null
	/** The kinds of origin that the two share. */
	kinds: ReadonlySet<OriginKind>
}

export const isNetwork = (kind: OriginKind) => kind.startsWith('network')

/** Whether orders that have this in common are one buyer's for certain: anybody can give a phone or an address as theirs. */
export const isOneBuyers = (kind: OriginKind): boolean => kind === 'device' || kind === 'account'

/**
 * The kind of origin that has too many open orders for another one; null where none has. Online payments have limits of
 * their own by device and network. A buyer with an order paid before is not counted with others of their network.
 */
export function tooManyOpen(
	open: readonly OpenOrder[],
	origins: readonly Origin[],
	{ isOnline, hasPaid }: { isOnline: boolean; hasPaid: boolean },
	limits: OpenOrderLimits,
): OriginKind | null {
	const count = (kind: OriginKind, online: boolean | null) =>
		open.filter(
			({ way, kinds }) => kinds.has(kind) && (online === null || online === (way === 'razorpay')),
		).length
	for (const { kind, factor } of origins) {
		if (isNetwork(kind)) {
			const most = (isOnline ? limits.onlineByNetwork : limits.unpaid) * factor
			if ((isOnline || !hasPaid) && count(kind, isOnline) >= most) return kind
			continue
		}
		if (count(kind, null) >= limits.unpaid) return kind
		if (isOnline && isOneBuyers(kind) && count(kind, true) >= limits.onlineByDevice) return kind
	}
	return null
}

/**
 * The most pieces of a product that unpaid orders of newcomers may reserve for days. @param least the pieces that one
 * unit of the ordered product takes
 */
export const newcomersMost = (pieces: number, share: number, least: number): number =>
	Math.max(Math.floor(pieces * share), least, 1)
