import { ROLES, type Role } from '../../../shared/actor'

export const isRole = (text: string | null): text is Role => ROLES.some((role) => role === text)

/** “a Buyer”, “an Installer”. */
export const aRole = (role: Role) => (role === 'Buyer' ? `a ${role}` : `an ${role}`)

export const places = (count: number) => (count === 1 ? 'one place' : `${count} places`)
