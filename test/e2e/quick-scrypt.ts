import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the store that all tests share: hashing a password takes it a sixteenth of a second of the processor on
// purpose, and nearly every test signs a person up.
const { scrypt } = crypto
crypto.scrypt = ((...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
	scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt
syncBuiltinESMExports()
