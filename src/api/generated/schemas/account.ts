// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const emailSchema = z.string();

export const nameSchema = z.string();

export const passwordSchema = z.string();

export const messageSchema = z.object({
    message: z.string()
});

export const loginRequestSchema = z.object({
    email: emailSchema,
    password: z.string()
});

export const randomIdSchema = z.string();

export const codeSchema = z.string();

export const secondStepAnswerSchema = z.object({
    secondStep: randomIdSchema,
    code: codeSchema
});

export const passkeyChallengeSchema = z.object({
    challengeId: randomIdSchema,
    options: z.record(z.string(), z.unknown())
});

export const passkeyCredentialSchema = z.object({
    id: z.string(),
    response: z.record(z.string(), z.unknown())
});

export const passkeyAnswerSchema = z.object({
    challengeId: randomIdSchema,
    credential: passkeyCredentialSchema
});

export const newPasskeySchema = z.object({
    challengeId: randomIdSchema,
    credential: passkeyCredentialSchema,
    name: nameSchema
});

export const passkeyNameSchema = z.object({
    name: nameSchema
});

export const passkeySchema = z.object({
    id: z.string(),
    name: z.string(),
    addedAt: z.string(),
    usedAt: z.exactOptional(z.string())
});

export const identityProofSchema = z.object({
    currentPassword: z.exactOptional(z.string()),
    passkey: z.exactOptional(passkeyAnswerSchema)
});

export const secondFactorSchema = z.object({
    on: z.boolean(),
    required: z.boolean(),
    recoveryCodesLeft: z.int().check(z.gte(0))
});

export const authenticatorSecretSchema = z.object({
    secret: z.string(),
    uri: z.string()
});

export const authenticatorCodeSchema = z.object({
    code: codeSchema
});

export const recoveryCodesSchema = z.object({
    recoveryCodes: z.array(z.string()).check(z.maxLength(20))
});

export const tokenSchema = z.object({
    token: z.string()
});

export const invitationSchema = z.object({
    email: emailSchema,
    first_name: z.string(),
    last_name: z.string()
});

export const sessionSchema = z.object({
    id: z.string(),
    browser: z.string(),
    startedAt: z.string(),
    lastUsedAt: z.string(),
    isThis: z.boolean()
});

export const newPasswordSchema = z.object({
    password: passwordSchema
});

export const registrationSchema = z.object({
    token: z.string(),
    password: passwordSchema
});

export const passwordResetRequestSchema = z.object({
    email: emailSchema
});

export const passwordChangeSchema = z.object({
    currentPassword: z.string(),
    newPassword: passwordSchema
});

export const profileSchema = z.object({
    first_name: nameSchema,
    last_name: nameSchema
});

export const roleSchema = z.enum(['student', 'instructor']);

export const studentViewSchema = z.object({
    courseId: slugSchema,
    courseTitle: z.string()
});

export const userSchema = z.object({
    id: z.string(),
    email: emailSchema,
    first_name: z.string(),
    last_name: z.string(),
    role: roleSchema,
    photo: z.exactOptional(z.string()),
    registeredAt: z.string(),
    deletionAt: z.exactOptional(z.string()),
    studentView: z.exactOptional(studentViewSchema)
});

export const mailChoicesSchema = z.object({
    announcements: z.boolean(),
    classes: z.boolean(),
    answers: z.boolean(),
    feedback: z.boolean()
});

export const loginBody = loginRequestSchema;

export const loginResponse = tokenSchema;

export const verifyTokenResponse = invitationSchema;

export const completeRegistrationBody = newPasswordSchema;

export const completeRegistrationResponse = userSchema;

export const registerBody = registrationSchema;

export const registerResponse = userSchema;

export const requestPasswordResetBody = passwordResetRequestSchema;

export const requestPasswordResetResponse = messageSchema;

export const getCurrentUserResponse = userSchema;

export const updateProfileBody = profileSchema;

export const updateProfileResponse = userSchema;

export const changePasswordBody = passwordChangeSchema;

export const changePasswordResponse = tokenSchema;

export const completeSignInBody = secondStepAnswerSchema;

export const completeSignInResponse = tokenSchema;

export const beginPasskeySignInResponse = passkeyChallengeSchema;

export const signInWithPasskeyBody = passkeyAnswerSchema;

export const signInWithPasskeyResponse = tokenSchema;

export const listPasskeysResponse = z.array(passkeySchema).check(z.maxLength(20));

export const registerPasskeyBody = newPasskeySchema;

export const registerPasskeyResponse = passkeySchema;

export const beginPasskeyRegistrationBody = identityProofSchema;

export const beginPasskeyRegistrationResponse = passkeyChallengeSchema;

export const beginPasskeyConfirmationResponse = passkeyChallengeSchema;

export const renamePasskeyBody = passkeyNameSchema;

export const renamePasskeyResponse = passkeySchema;

export const getSecondFactorResponse = secondFactorSchema;

export const beginSecondFactorBody = identityProofSchema;

export const beginSecondFactorResponse = authenticatorSecretSchema;

export const confirmSecondFactorBody = authenticatorCodeSchema;

export const confirmSecondFactorResponse = recoveryCodesSchema;

export const uploadPhotoResponse = userSchema;

export const removePhotoResponse = userSchema;

export const endOtherSessionsResponse = z.array(sessionSchema).check(z.maxLength(10000));

export const listSessionsResponse = z.array(sessionSchema).check(z.maxLength(10000));

export const endSessionResponse = z.array(sessionSchema).check(z.maxLength(10000));

export const getMailChoicesResponse = mailChoicesSchema;

export const chooseMailsBody = mailChoicesSchema;

export const chooseMailsResponse = mailChoicesSchema;
