; Twofold claims its links when it starts. Who uninstalls it gives them back; an update keeps them.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey HKCU "Software\Classes\twofold"
  ${endIf}
!macroend
