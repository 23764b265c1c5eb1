import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type ChangeEvent, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { readPicture } from "../../api/readPicture.ts";
import { base64OfBytes } from "../../domain/base64.ts";
import { PICTURE_LARGEST, pictureType } from "../../domain/pictureType.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskRead } from "../parts/useDeskRead.ts";

/** White in the dark too: the pictures are printed on white paper. */
const Picture = styled.img(css`
  box-sizing: border-box;
  max-inline-size: 12em;
  max-block-size: 8em;
  padding: 0.5em;
  border: 1px solid var(--k-line);
  border-radius: var(--k-radius);
  background: #fff;
`);

type Wrong = "tooLarge" | "wrongType";

/** Chooses a picture from this device, and shows it before it is saved. @param onChoose takes the picture in base64, or undefined for a file that cannot be used */
export function PictureField(props: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Whether the person wanted to save a picture without choosing one. */
  readonly isMissing?: boolean;
  readonly onChoose: (base64: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>();
  const [wrong, setWrong] = useState<Wrong>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const bytes =
      file !== undefined && file.size <= PICTURE_LARGEST
        ? new Uint8Array(await file.arrayBuffer())
        : undefined;
    const type = bytes && pictureType(bytes);
    const base64 = bytes === undefined || type === undefined ? undefined : base64OfBytes(bytes);
    setWrong(
      file === undefined || base64 !== undefined ? undefined : bytes === undefined ? "tooLarge" : "wrongType",
    );
    setShown(base64 && `data:${type};base64,${base64}`);
    props.onChoose(base64);
  };
  const errorText = () => {
    if (wrong !== undefined)
      return t(wrong === "tooLarge" ? "deskCouncils.tooLarge" : "deskCouncils.wrongType");
    return props.isMissing && shown === undefined ? t("desk.fileMissing") : undefined;
  };
  return (
    <Stack gap="tight">
      <Field
        type="file"
        name={props.name}
        label={props.label}
        hint={props.hint}
        error={errorText()}
        accept="image/png,image/jpeg"
        onChange={(event) => void choose(event)}
      />
      {shown !== undefined && (
        <div>
          <Picture src={shown} alt={t("deskCouncils.preview", { picture: props.label })} />
        </div>
      )}
    </Stack>
  );
}

/** The stored picture. @param path of the call, below the portal's address */
export function StoredPicture(props: { readonly path: string; readonly alt: string }) {
  const client = useOwnClient();
  const { path } = props;
  const { reading, again } = useDeskRead(
    useCallback((signal: AbortSignal) => readPicture(client, path, { signal }), [client, path]),
  );
  if (reading.status === "fault") return <DeskFault fault={reading.fault} onRetry={again} />;
  if (reading.status !== "read" || reading.value === undefined) return null;
  return (
    <div>
      <Picture src={reading.value} alt={props.alt} />
    </div>
  );
}
